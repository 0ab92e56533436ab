import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCard } from '#engine';
import { hostOf } from '../../abilities/host.ts';
import { keywords } from '../keywords/names.ts';
import { abilityWords } from './index.ts';

// What these said otherwise than cards do, or wrongly; each with what it has to say.

function linesOf(id: string): readonly string[] {
  const read = readCard(readFileSync(`scenarios/cards/${id}.yaml`, 'utf8'), id);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { characteristics } = read.value;
  return characteristics.abilities.map((one) => abilityWords(one, hostOf(characteristics)));
}

test.each([
  ['agitator-ant', /ogni giocatore sceglie una creatura che controlla\./],
  ['ajani-goldmane', /Metti un segnalino \+1\/\+1 su ogni creatura che controlli\./],
  ['pyroclasm', /infligge 2 danni a ogni creatura$/],
  ['choking-vines', /infligge 1 danno a ciascuna di quelle creature$/],
  ['hunt-down', /blocca un’altra creatura bersaglio in questo turno, se può farlo$/],
  ['mother-of-runes', /ha protezione da un colore a tua scelta fino alla fine del turno$/],
  ['sehts-tiger', /hai protezione da un colore a tua scelta fino alla fine del turno$/],
  [
    'gideon-jura',
    /^\+2: Durante il prossimo turno di un avversario bersaglio, le creature controllate da quel giocatore attaccano questo planeswalker, se possono farlo$/,
  ],
  ['gideon-jura', /^0: Questo planeswalker diventa una creatura Soldato Umano 6\/6/],
  ['viashino-bey', /^Se questa creatura attacca, le creature che controlli attaccano, se possono/],
  ['rafiq-of-the-many', /^Ogniqualvolta una creatura che controlli attacca da sola, /],
  ['lightning-bolt', /a un qualsiasi bersaglio$/],
  ['pacifism', /^Incanta creatura$/],
  ['pacifism', /^La creatura incantata non può attaccare$/],
  ['whispersilk-cloak', /^La creatura equipaggiata ha velo$/],
  ['gaseous-form', /inflitto alla creatura incantata$/],
  ['smugglers-copter', /^Ogniqualvolta questo Veicolo attacca, puoi pescare una carta\. Se lo fai/],
  ['gustcloak-sentinel', /puoi STAPparla e rimuoverla dal combattimento$/],
  ['false-orders', /Puoi far bloccare a quella creatura una creatura attaccante a tua scelta$/],
  ['aggravated-assault', /^\{3\}\{R\}\{R\}: STAPpa tutte .* Attiva solo come una stregoneria$/],
  ['mogg-fanatic', /^Sacrifica questa creatura: Infligge 1 danno/],
  ['angelheart-vial', /^\{2\}, \{T\}, Rimuovi quattro segnalini carica da questo artefatto: Guad/],
  [
    'propaganda',
    /^Le creature non possono attaccarti a meno che il loro controllore non paghi \{2\}/,
  ],
  ['illusionists-gambit', /^Lancia questa magia solo durante .* nel turno di un avversario\. /],
])('%s says %s', (id, words) => {
  expect(linesOf(id)).toContainEqual(expect.stringMatching(words));
});

describe('what becomes blocked', () => {
  test('once for each creature', () => {
    expect(linesOf('sylvan-basilisk')[0]).toContain('viene bloccata da una creatura,');
    expect(linesOf('abomination')[1]).toContain('viene bloccata da una creatura verde o bianca,');
  });

  test('once, however many they are', () => {
    expect(linesOf('elvish-berserker')[0]).toContain(
      'Ogniqualvolta questa creatura viene bloccata,',
    );
    expect(linesOf('amphibious-kavu')[1]).toContain('da una o più creature blu o nere,');
  });
});

test.each([
  ['battleCry', 'grido di guerra'],
  ['dethrone', 'spodestare'],
  ['evoke', 'apparire'],
  ['poisonous', 'avvelenare'],
  ['horsemanship', 'cavalierato'],
  ['renown', 'rinomare'],
] as const)('%s is called %s, as printed', (keyword, name) => {
  expect(keywords[keyword]).toBe(name);
});

test('a main phase is no step', () => {
  const beginning = (step: 'precombatMain' | 'postcombatMain'): string =>
    abilityWords({
      kind: 'triggered',
      event: 'beginningOfStep',
      step,
      whose: 'you',
      of: { kind: 'reference', reference: 'self' },
      targets: [],
      effects: [{ kind: 'draw', n: 1 }],
    });
  expect(beginning('precombatMain')).toBe(
    'All’inizio della tua prima fase principale, pesca una carta',
  );
  expect(beginning('postcombatMain')).toBe(
    'All’inizio della tua seconda fase principale, pesca una carta',
  );
});
