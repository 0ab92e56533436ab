import { z } from 'zod';

// What schema.org has of each kind, and search engines ask for, in the forms in which the site writes it.

const address = z.url({ protocol: /^https?$/ });
const text = z.string().min(1);

const crumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  // Places from 1, in order.
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: text,
        item: address,
      }),
    )
    .min(2)
    .refine((all) => all.every(({ position }, at) => position === at + 1)),
});

const named = { name: text, description: text, url: address, inLanguage: text };
const taught = {
  ...named,
  image: address,
  license: address,
  isAccessibleForFree: z.literal(true),
};
// A question without `acceptedAnswer` and `suggestedAnswer`: the answer is not given away.
const question = z.strictObject({ '@type': z.literal('Question'), name: text, text });
const asking = {
  educationalLevel: text,
  about: z.strictObject({ '@type': z.literal('Thing'), name: text }).optional(),
  hasPart: z.array(question),
};

const thing = z.discriminatedUnion('@type', [
  crumbs,
  z.strictObject({ '@type': z.literal('WebSite'), ...named }),
  z.strictObject({ '@type': z.literal('Quiz'), ...taught, ...asking }),
  z.strictObject({
    '@type': z.literal('LearningResource'),
    ...taught,
    ...z.object(asking).partial().shape,
  }),
  z.strictObject({
    '@type': z.literal('DefinedTerm'),
    ...named,
    termCode: text,
    inDefinedTermSet: address,
  }),
  z.strictObject({
    '@type': z.literal('DefinedTermSet'),
    ...named,
    hasDefinedTerm: z
      .array(z.strictObject({ '@type': z.literal('DefinedTerm'), name: text, url: address }))
      .min(1),
  }),
]);

const form = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(thing).min(1),
});

/** What is wrong with structured data as it stands on a page. */
export function structureProblems(data: string): readonly string[] {
  const read = form.safeParse(parsed(data));
  return read.success
    ? []
    : read.error.issues.map(
        ({ path, message }) => `structured data at ${path.join('.') || 'the root'}: ${message}`,
      );
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
