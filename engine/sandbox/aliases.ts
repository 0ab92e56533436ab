import { COLORS } from '../vocabulary/characteristics.ts';

const UNBLOCKABLE = "can't be blocked";

type Alias = readonly [typed: string, said: string];

const IN_ONE_SPELLING: readonly Alias[] = [
  ['summoning sick', 'new'],
  ['sick', 'new'],
  ['stunned', '1 stun'],
  ['has', 'with'],
  ['gain', 'gains'],
  ['fs', 'first strike'],
  ['ds', 'double strike'],
  ['flyer', 'flying'],
  ['flier', 'flying'],
  ['tramples', 'trample'],
  ['flies', 'flying'],
  ['regenerates', 'regenerate'],
  ['regenerate it', 'regenerate'],
  ['regenerate this creature', 'regenerate'],
  ['legends', 'legendary'],
  ['protection from all colors', COLORS.map((color) => `protection from ${color}`).join(' ')],
  ['attacks each turn', 'attacks if able'],
  ['attacks each combat', 'attacks if able'],
  ['blocks each turn', 'blocks if able'],
  ['blocks each combat', 'blocks if able'],
  ['blocks each turn if able', 'blocks if able'],
  ['must be blocked by all creatures', 'lure'],
  ['must be blocked by all creatures able to block it', 'lure'],
  ['all creatures must block it', 'lure'],
  ['all creatures able to block it must block it', 'lure'],
  ['all creatures able to block it do so', 'lure'],
  ['all creatures able to block this creature do so', 'lure'],
  [`${UNBLOCKABLE} except by two or more creatures`, 'menace'],
  ["can't be blocked by more than one creature", 'max-blockers-on 1'],
  ['can block two', 'can block 1 more'],
  ['can block two creatures', 'can block 1 more'],
  ['can block three creatures', 'can block 2 more'],
  ['can block two additional creatures', 'can block 2 more'],
  ['can block two additional creatures each combat', 'can block 2 more'],
  ['can block an additional creature each turn', 'can block 1 more'],
  ...COLORS.map((color) => [`pro ${color}`, `protection from ${color}`] as const),
  ['must block', 'blocks if able'],
  ['must attack', 'attacks if able'],
  ['blocks each combat if able', 'blocks if able'],
  ['attacks each combat if able', 'attacks if able'],
  ['attacks each turn if able', 'attacks if able'],
  ['must be blocked if able', 'must be blocked'],
  ['must be blocked by all', 'lure'],
  ['cannot', "can't"],
  ['can not', "can't"],
  ['all able must block', 'lure'],
  ['unblockable', UNBLOCKABLE],
  ["can't attack or block", "can't attack can't block"],
  ["can't attack or block alone", "can't attack alone can't block alone"],
  ['can block an additional creature', 'can block 1 more'],
  ['can block an additional creature each combat', 'can block 1 more'],
  ['can block one more', 'can block 1 more'],
  ['can block an additional', 'can block 1 more'],
  ['can block any number of creatures', 'can block any number'],
  ['less than or equal to', 'at most'],
  ['greater than or equal to', 'at least'],
  ...(['greater', 'less'] as const).flatMap((more) =>
    ['', 'with '].map(
      (before) =>
        [
          `${before}${more === 'less' ? 'lesser' : more} power`,
          `power-${more}-than-source`,
        ] as const,
    ),
  ),
  ...['creature', 'artifact', 'enchantment', 'land', 'planeswalker'].map(
    (type) => [`${type}s`, type] as const,
  ),
  ...['plains', 'island', 'swamp', 'mountain', 'forest'].map(
    (land) => [`${land}walk`, `landwalk type ${land}`] as const,
  ),
];

/** What people write, and how the line says it. */
export const ALIASES: readonly Alias[] = IN_ONE_SPELLING.flatMap(([typed, said]) =>
  spellingsOf(typed).map((spelling) => [spelling, said] as const),
);

function spellingsOf(typed: string): readonly string[] {
  if (!typed.includes("can't")) return [typed];
  return ["can't", 'cannot', 'can not'].map((not) => typed.replace("can't", not));
}
