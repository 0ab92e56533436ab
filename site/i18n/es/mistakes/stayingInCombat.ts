import type { MistakeWordsOf } from '../../mistakeWords.ts';

/** Who is in combat, and whom they fight. */
export const stayingInCombat: MistakeWordsOf<'stayingInCombat'> = {
  goneBlockerUnblocked: {
    title: 'Si la bloqueadora desaparece, la atacante pasa',
    wouldBeRight: 'una atacante dejara de estar bloqueada cuando ya no están sus bloqueadoras',
    why: 'Uno se imagina el camino libre otra vez. En otros juegos, bloquear es ponerse en medio.',
    so: 'La que está bloqueada sigue bloqueada. Si ya no la bloquea nadie, una atacante no hace daño de combate, a menos que arrolle: una 4/4 cuya bloqueadora es sacrificada no le quita nada al jugador.',
  },
  lateEvasionUnblocks: {
    title: 'Volar después de los bloqueos hace pasar a la atacante',
    wouldBeRight: 'la evasión se comprobara otra vez después de los bloqueos',
    why: 'Son habilidades que valen siempre, y uno espera que actúen en todo momento.',
    so: 'La evasión cuenta una sola vez, cuando se declaran bloqueadoras. Una 3/3 que gana la habilidad de volar más tarde sigue bloqueada por la 2/2 que no vuela; y una criatura con amenaza sigue bloqueada aunque muera una de sus dos bloqueadoras.',
  },
  tapRemoves: {
    title: 'Girar una criatura la remueve del combate',
    wouldBeRight: 'girar una atacante o una bloqueadora la removiera del combate',
    why: 'Girada a tiempo, una criatura no ataca, es verdad; las cartas que enderezan a una atacante a menudo previenen también su daño; y hasta 1999 las bloqueadoras giradas no hacían ninguno.',
    so: 'Una vez declarada, una criatura combate, girada o no. Para que no ataque hay que girarla, a más tardar, al inicio del combate.',
  },
  tappedBlockerMute: {
    title: 'Una bloqueadora girada no hace daño de combate',
    wouldBeRight: 'una bloqueadora girada no hiciera daño de combate',
    why: 'Fue así hasta la Sexta Edición, en 1999, y desde entonces se sigue contando.',
    so: 'Cuando se asigna el daño, nadie pregunta qué está girado. Una 2/2 ataca, tu 2/2 bloquea y luego se gira: mueren las dos.',
  },
  leaverKeepsFighting: {
    title: 'La que se regenera o cambia de bando sigue en combate',
    wouldBeRight: 'una criatura siguiera en combate cuando se regenera o cambia de controlador',
    why: 'Es la misma carta en el mismo sitio de la mesa, y parece que no ha pasado nada.',
    so: 'En los dos casos es removida del combate. Una bloqueadora que es destruida y se regenera antes del daño ni lo hace ni lo recibe; una atacante cuyo control ganas ya no ataca.',
  },
  putInObeysCant: {
    title: 'La que no puede atacar no puede entrar atacando',
    wouldBeRight: 'la que entra atacando tuviera que poder atacar, y pagar por ello',
    why: 'Uno se imagina que ataca como las demás. Las reglas solo dicen abiertamente lo contrario desde el 22 de julio de 2016.',
    so: 'Las restricciones, los requerimientos y los costes son de la declaración, y esta criatura nunca se declaró. Una ficha entra atacando aunque acabe de llegar, aunque «no pueda atacar» y sin que nadie pague.',
  },
};
