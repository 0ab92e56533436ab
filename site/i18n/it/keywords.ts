import type { Cost, Filter } from '../../engine.ts';
import type { Terms } from '../messages.ts';

export const keywords: Terms['keywords'] = {
  afflict: 'affliggere',
  annihilator: 'annientatore',
  banding: 'branco',
  bandsWithOther: 'branco con altri',
  battleCry: 'grido di battaglia',
  bushido: 'bushido',
  changeling: 'cangiante',
  cumulativeUpkeep: 'mantenimento cumulativo',
  dash: 'accelerare',
  crew: 'manovrare',
  deathtouch: 'tocco letale',
  decayed: 'decomposto',
  defender: 'difensore',
  dethrone: 'detronizzare',
  doubleStrike: 'doppio attacco',
  enlist: 'arruolare',
  equip: 'equipaggiare',
  evoke: 'apparizione',
  exalted: 'esaltato',
  fading: 'dissolvenza',
  firstStrike: 'attacco improvviso',
  flanking: 'aggirare',
  flash: 'lampo',
  flashback: 'flashback',
  flying: 'volare',
  frenzy: 'frenesia',
  haste: 'rapidità',
  hexproof: 'anti-malocchio',
  fear: 'paura',
  horsemanship: 'horsemanship',
  indestructible: 'indistruttibile',
  infect: 'infettare',
  intimidate: 'intimidire',
  kicker: 'potenziamento',
  landwalk: 'passa-terre',
  lifelink: 'legame vitale',
  melee: 'mischia',
  menace: 'minacciare',
  mentor: 'mentore',
  mobilize: 'mobilitare',
  myriad: 'miriade',
  ninjutsu: 'ninjutsu',
  phasing: 'fase',
  poisonous: 'velenoso',
  protection: 'protezione',
  provoke: 'provocazione',
  prowess: 'prodezza',
  rampage: 'furia',
  reach: 'raggiungere',
  shadow: 'ombra',
  shroud: 'velo',
  skulk: 'furtivo',
  toxic: 'tossico',
  training: 'addestramento',
  trample: 'travolgere',
  trampleOverPlaneswalkers: 'travolgere i planeswalker',
  vigilance: 'cautela',
  wither: 'avvizzire',
};

export const colors: Terms['colors'] = {
  white: 'bianco',
  blue: 'blu',
  black: 'nero',
  red: 'rosso',
  green: 'verde',
};

export const types: Terms['types'] = {
  artifact: 'artefatto',
  battle: 'battaglia',
  creature: 'creatura',
  enchantment: 'incantesimo',
  instant: 'istantaneo',
  kindred: 'affine',
  land: 'terra',
  planeswalker: 'planeswalker',
  sorcery: 'stregoneria',
};

export const supertypes: { readonly [S in NonNullable<Filter['supertype']>]: string } = {
  basic: 'base',
  legendary: 'leggendario',
  snow: 'neve',
  world: 'mondo',
};

export type CounterKind = Extract<Cost, { readonly kind: 'removeCounters' }>['counter'];

/** What stands behind "segnalino". */
export const counters: { readonly [C in CounterKind]: string } = {
  '+1/+1': '+1/+1',
  '-1/-1': '-1/-1',
  '+1/+0': '+1/+0',
  loyalty: 'fedeltà',
  defense: 'difesa',
  charge: 'carica',
  fade: 'dissolvenza',
  age: 'epoca',
};
