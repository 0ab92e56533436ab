import { MARKS } from './filter.ts';
import { objectReference, objects } from './reference.ts';
import { wordForm } from './table.ts';

/** Effects on who attacks, blocks and is blocked. */
export const EFFECTS_IN_COMBAT = {
  // CR 701.15a
  goad: {
    beside: 'subject',
    fields: { subject: objects },
    example: { goad: 'target' },
    means: 'goad these until your next turn',
  },
  // CR 701.60a
  suspect: {
    beside: 'subject',
    fields: { subject: objects },
    example: { suspect: 'target' },
    means: 'suspect these',
  },
  becomeMarked: {
    head: 'become',
    beside: 'mark',
    fields: { mark: wordForm(MARKS), subject: objects.prefault('self') },
    example: { become: 'renowned', on: 'self' },
    means: 'these are called this: renowned for as long as they stay, saddled until end of turn',
  },
  // CR 508.4
  becomeAttacking: {
    beside: 'subject',
    fields: { subject: objects },
    example: { 'become-attacking': 'target' },
    means: 'these creatures attack from now on, though they never attacked',
  },
  // CR 508.7
  reselectAttacked: {
    beside: 'subject',
    fields: { subject: objects },
    example: { 'reselect-attacked': 'target' },
    means: 'you choose anew what these attack',
  },
  removeFromCombat: {
    beside: 'subject',
    fields: { subject: objects },
    example: { 'remove-from-combat': 'target' },
    means: 'remove these from combat',
  },
  becomeBlocked: {
    beside: 'subject',
    fields: { subject: objects },
    example: { 'become-blocked': 'target' },
    means: 'these become blocked',
  },
  becomeUnblocked: {
    beside: 'subject',
    fields: { subject: objects },
    example: { 'become-unblocked': 'target' },
    means: 'these become unblocked',
  },
  unblockWhatTheyBlock: {
    beside: 'subject',
    fields: { subject: objects },
    example: { 'unblock-what-they-block': 'target' },
    means: 'what only these block, and only they have blocked in this combat, becomes unblocked',
  },
  makeBlock: {
    beside: 'subject',
    fields: { subject: objects, attacker: objectReference },
    example: { 'make-block': 'target', attacker: 'second-target' },
    means: 'these creatures block that attacker',
  },
  exchangeBlockers: {
    fields: {},
    example: { 'exchange-blockers': true },
    means:
      'what blocks only one of the two targets blocks the other, if all that block each could block it',
  },
  // CR 702.49a
  enterInItsPlace: {
    fields: {},
    example: { 'enter-in-its-place': true },
    means:
      'its source enters tapped, attacking what the creature attacked that was returned for it',
  },
} as const;
