/** Typed arrays whose positions are known to be there: the type checker cannot see it, the hot loops must not ask. */

export const int = (array: Int32Array, index: number): number => array[index] as number;
export const real = (array: Float64Array, index: number): number => array[index] as number;
