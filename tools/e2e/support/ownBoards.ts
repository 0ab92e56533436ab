// Boards that people ask about, as somebody puts them in and has them ruled on with a finger.

/** What somebody does once the board lies there. */
export type Doing =
  /** Touches these one after the other: `A1`, or `A1 Nil` for what it does it to. */
  | {
      readonly kind: 'declare';
      readonly touch: readonly string[];
      /** Those in a band, where there is one. */
      readonly band?: readonly string[];
      readonly breaks?: string;
    }
  | {
      readonly kind: 'deed';
      readonly thing: string;
      readonly target?: string;
      readonly at?: string;
    }
  | { readonly kind: 'order' }
  | { readonly kind: 'divide'; readonly shares: readonly (readonly [string, number])[] }
  | { readonly kind: 'end'; readonly outcome: readonly string[] };

export interface OwnBoard {
  readonly about: string;
  /** What each side has, as it is typed; `Ada hand` is another side. */
  readonly sides: Readonly<Record<string, string>>;
  readonly players?: 3;
  readonly edition?: string;
  readonly play: readonly Doing[];
}

const declare = (...touch: readonly string[]): Doing => ({ kind: 'declare', touch });
const refused = (breaks: string, ...touch: readonly string[]): Doing => ({
  kind: 'declare',
  touch,
  breaks,
});
const end = (...outcome: readonly string[]): Doing => ({ kind: 'end', outcome });

export const OWN_BOARDS: readonly OwnBoard[] = [
  {
    about: 'menace against a creature that must block',
    sides: { Ada: 'boggart brute', Nil: '2/2 must block + 2/2' },
    play: [declare('A1'), refused('702.111b', 'N1'), declare('N2'), end('20 life')],
  },
  {
    about: 'goad against Propaganda: nobody has to pay',
    sides: { Ada: '3/3 goaded by nil', Nil: 'propaganda' },
    play: [declare()],
  },
  {
    about: 'two lures and two blockers',
    sides: { Ada: 'prized unicorn + taunting elf', Nil: '2x 2/2' },
    play: [
      declare('A1', 'A2'),
      refused('509.1c', 'N1 A1'),
      declare('N2 A2'),
      end('Prized Unicorn, Taunting Elf'),
    ],
  },
  {
    about: 'trample over a planeswalker',
    sides: { Ada: '6/6 trample', Nil: 'planeswalker 3 + 2/2' },
    play: [
      declare('A1 planeswalker'),
      declare('N2'),
      {
        kind: 'divide',
        shares: [
          ['N2 2/2 creature', 2],
          ['N1 planeswalker', 4],
        ],
      },
      end('Nil: 20 life'),
    ],
  },
  {
    about: 'an attacking band',
    sides: { Ada: 'benalish hero + 4/4', Nil: '5/5' },
    play: [
      { kind: 'declare', touch: ['A1', 'A2'], band: ['A1', 'A2'] },
      declare('N1 A2'),
      {
        kind: 'divide',
        shares: [
          ['A1 Benalish Hero', 5],
          ['A2 4/4 creature', 0],
        ],
      },
      end('Benalish Hero'),
    ],
  },
  {
    about: 'double strike that is gained between the damage steps',
    sides: { Ada: '2/2 + 1/1 first strike', Nil: '', 'Ada hand': 'temur battle rage' },
    play: [
      declare('A1', 'A2'),
      { kind: 'deed', thing: 'Temur Battle Rage', target: 'A1', at: 'First combat damage' },
      end('Nil: 17 life'),
    ],
  },
  {
    about: 'trample with deathtouch',
    sides: { Ada: '5/5 trample, deathtouch', Nil: '4/4' },
    play: [
      declare('A1'),
      declare('N1'),
      {
        kind: 'divide',
        shares: [
          ['N1 4/4 creature', 1],
          ['Nil', 4],
        ],
      },
      end('Nil: 16 life'),
    ],
  },
  {
    about: 'a damage assignment order of 2013',
    sides: { Ada: '4/4', Nil: '2/2 + 3/3' },
    edition: '2013-02-01',
    play: [
      declare('A1'),
      declare('N1', 'N2'),
      { kind: 'order' },
      {
        kind: 'divide',
        shares: [
          ['N1 2/2 creature', 2],
          ['N2 3/3 creature', 2],
        ],
      },
      end('20 life'),
    ],
  },
  {
    about: 'an attacker stays blocked when its blocker is gone',
    sides: { Ada: '4/4', Nil: '2/2', 'Ada hand': 'unsummon' },
    play: [
      declare('A1'),
      declare('N1'),
      { kind: 'deed', thing: 'Unsummon', target: 'N1', at: 'Declare blockers' },
      end('Nil: 20 life'),
    ],
  },
  {
    about: 'and with trample deals all its damage to the player',
    sides: { Ada: '4/4 trample', Nil: '2/2', 'Ada hand': 'unsummon' },
    play: [
      declare('A1'),
      declare('N1'),
      { kind: 'deed', thing: 'Unsummon', target: 'N1', at: 'Declare blockers' },
      end('Nil: 16 life'),
    ],
  },
  {
    about: 'flying against reach',
    sides: { Ada: 'serra angel', Nil: 'runeclaw bear + giant spider' },
    play: [declare('A1'), refused('702.9b', 'N1'), declare('N1', 'N2'), end('Giant Spider dies')],
  },
  {
    about: 'protection from the color of a blocker',
    sides: { Ada: 'paladin en-vec', Nil: 'hill giant + 2/2' },
    play: [declare('A1'), refused('702.16f', 'N1'), declare('N1', 'N2'), end('20 life')],
  },
  {
    about: 'fear and an artifact creature',
    sides: { Ada: 'severed legion', Nil: 'runeclaw bear + darksteel myr' },
    play: [declare('A1'), refused('702.36b', 'N1'), declare('N1', 'N2'), end('20 life')],
  },
  {
    about: 'three attackers and a Crawlspace',
    sides: { Ada: '3x 2/2', Nil: 'crawlspace' },
    play: [refused('508.1c', 'A1', 'A2', 'A3'), declare('A3'), end('Nil: 16 life')],
  },
  {
    about: 'a Juggernaut that stays at home',
    sides: { Ada: 'juggernaut', Nil: '2/2' },
    play: [refused('508.1d'), declare('A1')],
  },
  {
    about: 'Silent Arbiter and two blockers',
    sides: { Ada: '2/2', Nil: 'silent arbiter + 3/3' },
    play: [declare('A1'), refused('509.1b', 'N1', 'N2'), declare('N1'), end('dies')],
  },
  {
    about: 'Fog after blocks',
    sides: { Ada: '5/5', Nil: '2/2', 'Nil hand': 'fog' },
    play: [
      declare('A1'),
      declare('N1'),
      { kind: 'deed', thing: 'Fog', at: 'Declare blockers' },
      end('No creature dies', 'Nil: 20 life'),
    ],
  },
  {
    about: 'Giant Growth between the damage steps',
    sides: { Ada: '2/2 first strike', Nil: '3/3', 'Ada hand': 'giant growth' },
    play: [
      declare('A1'),
      declare('N1'),
      { kind: 'deed', thing: 'Giant Growth', target: 'A1', at: 'First combat damage' },
      end('No creature dies'),
    ],
  },
  {
    about: 'double strike and lifelink',
    sides: { Ada: '2/2 double strike, lifelink', Nil: '' },
    play: [declare('A1'), end('Ada: 24 life', 'Nil: 16 life')],
  },
  {
    about: 'goaded among three',
    sides: { Ada: '3/3 goaded by nil', Nil: '', Olga: '' },
    players: 3,
    play: [refused('701.15b', 'A1 Nil'), declare('A1 Olga'), end('Olga: 17 life')],
  },
  {
    about: 'one damage with deathtouch for each of two blockers',
    sides: { Ada: '2/2 deathtouch', Nil: '2x 4/4' },
    play: [
      declare('A1'),
      declare('N1', 'N2'),
      {
        kind: 'divide',
        shares: [
          ['N1 4/4 creature', 1],
          ['N2 4/4 creature', 1],
        ],
      },
      end('Nil: 20 life'),
    ],
  },
  {
    about: 'lifelink that is blocked',
    sides: { Ada: '3/3 lifelink', Nil: '2/2' },
    play: [declare('A1'), declare('N1'), end('Ada: 23 life')],
  },
  {
    about: 'an indestructible blocker',
    sides: { Ada: '5/5', Nil: 'darksteel myr' },
    play: [declare('A1'), declare('N1'), end('No creature dies')],
  },
  {
    about: 'skulk and a larger blocker',
    sides: { Ada: '1/1 skulk', Nil: '2/2' },
    play: [declare('A1'), refused('702.118b', 'N1'), declare('N1'), end('Nil: 19 life')],
  },
  {
    about: 'landwalk',
    sides: { Ada: '2/2 islandwalk', Nil: 'island + 3/3' },
    play: [declare('A1'), refused('702.14c', 'N2'), declare('N2'), end('Nil: 18 life')],
  },
  {
    about: 'shadow',
    sides: { Ada: '2/2 shadow', Nil: '3/3' },
    play: [declare('A1'), refused('702.28b', 'N1'), declare('N1'), end('Nil: 18 life')],
  },
  {
    about: 'a Wall that stays at home',
    sides: { Ada: '3/3 defender + 2/2', Nil: '' },
    play: [refused('702.3b', 'A1'), declare('A1', 'A2'), end('Nil: 18 life')],
  },
  {
    about: 'exalted for whoever attacks alone',
    sides: { Ada: '2/2 exalted + 1/1 exalted', Nil: '' },
    play: [declare('A1'), end('Nil: 16 life')],
  },
  {
    about: 'double strike with trample',
    sides: { Ada: '3/3 double strike, trample', Nil: '2/2' },
    play: [
      declare('A1'),
      declare('N1'),
      {
        kind: 'divide',
        shares: [
          ['N1 2/2 creature', 2],
          ['Nil', 1],
        ],
      },
      end('Nil: 16 life'),
    ],
  },
  {
    about: 'first strike, and damage that is never dealt',
    sides: { Ada: '2/1 first strike', Nil: '3/2' },
    play: [declare('A1'), declare('N1'), end('3/2 creature dies')],
  },
];
