import type { MistakeWordsOf } from '../../mistakeWords.ts';

/** How long things last. */
export const turn: MistakeWordsOf<'turn'> = {
  pumpEndsFirst: {
    title: 'Il bonus finisce quando il danno c’è ancora',
    wouldBeRight: 'gli effetti fino alla fine del turno finissero prima che sparisca il danno',
    why: '“Fino alla fine del turno” si prende per la sottofase finale, mentre del danno si sa che resta fino in fondo.',
    so: 'Finiscono nello stesso momento, nella sottofase di cancellazione. Una 2/2 con +3/+3 fino alla fine del turno che ha subito 4 danni sopravvive.',
  },
  manaLastsThePhase: {
    title: 'Il mana non speso dura fino alla fine della fase',
    wouldBeRight: 'il mana non speso durasse fino alla fine della fase, e allora bruciasse',
    why: 'Era così fino all’11 luglio 2009, quando il mana avanzato costava ancora punti vita.',
    so: 'Il mana si perde alla fine di ogni sottofase, e non costa punti vita. Quello prodotto nella dichiarazione degli attaccanti non c’è più quando si dichiarano i bloccanti.',
  },
};
