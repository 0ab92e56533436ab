import type { MistakeWordsOf } from '../../mistakeWords.ts';

/** Who may attack and block, and what must. */
export const declaring: MistakeWordsOf<'declaring'> = {
  mustBeatsCant: {
    title: '«Debe» puede más que «no puede»',
    wouldBeRight:
      'una criatura que debe atacar o bloquear pudiera hacerlo sin las otras que le hacen falta',
    why: '«Debe» suena más fuerte que «no puede». Y en la mesa se empieza por la criatura obligada; qué se lo impide se mira después.',
    so: 'Las restricciones valen siempre, y los requerimientos solo se cuentan entre las declaraciones que no incumplen ninguna. Si solo hay una criatura que pueda bloquear a una atacante con amenaza, no bloquea, aunque deba.',
  },
  noDrafting: {
    title: 'Una criatura obligada no obliga a otras a ayudarla',
    wouldBeRight:
      'solo contaran las criaturas que deben atacar o bloquear, y ninguna otra tuviera que unirse a ellas',
    why: '«Si puede» se lee criatura por criatura, y la que ayudaría no tiene ninguna obligación propia.',
    so: 'Se comparan todas las declaraciones posibles, también aquellas en que alguien ayuda. Si una criatura que debe bloquear no puede hacerlo sola, pero sí con otra, no bloquear con ninguna de las dos es ilegal.',
  },
  oneByOne: {
    title: 'Un bloqueo es legal si ninguna criatura lo mejora sola',
    wouldBeRight: 'cada criatura se juzgara por su cuenta, sin mover a las demás',
    why: 'A ojo se comprueba así: criatura por criatura, buscando una que pueda cumplir más requerimientos.',
    so: 'Se compara la declaración entera con la mejor posible. Pongamos que hay que bloquear a una criatura que vuela y a otra que no, y que tienes una con alcance y otra sin él: si la de alcance bloquea a la que no vuela y la otra se queda quieta, es ilegal, porque juntas podrían bloquear a las dos atacantes.',
  },
  mustBeBlockedIsLure: {
    title: '«Debe ser bloqueada» obliga a todas las que puedan',
    wouldBeRight:
      'a una criatura que debe ser bloqueada tuvieran que bloquearla todas las que pueden',
    why: 'Las cartas que obligan a bloquear a todas son más antiguas y más conocidas. Y es fácil pensar que cada criatura responde por sí misma.',
    so: 'Basta una bloqueadora, y tus demás criaturas quedan libres. Si dos de ellas pueden bloquearla, una lo hace y la otra hace lo que quiera.',
  },
  lureNeedsOne: {
    title: 'Donde deben bloquear todas, basta con que bloquee una',
    wouldBeRight:
      'bastara una sola bloqueadora para una atacante a la que deben bloquear todas las que puedan',
    why: 'Se confunde con «debe ser bloqueada», donde basta una. Y si solo puede bloquear una criatura, da lo mismo.',
    so: 'La obligación vale para cada una de las criaturas que pueden bloquear. Si dos de las tuyas pueden, deben bloquear las dos, y para las demás atacantes no queda ninguna.',
  },
  lureReachesUnable: {
    title: 'La obligación de bloquear alcanza a las que no pueden',
    wouldBeRight: 'tener que bloquear hiciera a una criatura capaz de bloquear',
    why: '«Todas las criaturas que puedan bloquearla» se oye como «todas las criaturas», y con la orden la carta parece dar también la capacidad.',
    so: 'Ningún requerimiento hace posible un bloqueo. Quedan fuera las criaturas giradas y, si la atacante que las llama vuela, las que ni vuelan ni tienen alcance.',
  },
  payIfAble: {
    title: '«Si puede» quiere decir pagar, si hay maná',
    wouldBeRight: 'tuvieras que pagar siempre que así una criatura pudiera hacer lo que debe',
    why: '«Si puede» se oye como «si me lo puedo permitir», y el maná está ahí. Que no hay que pagar, las reglas solo lo dicen abiertamente desde el 4 de febrero de 2011, pero antes era igual.',
    so: 'Nadie está obligado a pagar para cumplir un requerimiento. Si atacar cuesta dos manás, una criatura que debe atacar puede quedarse quieta aunque haya seis tierras enderezadas.',
  },
  oncePerTurnDuty: {
    title: 'La que ya atacó este turno no tiene que atacar otra vez',
    wouldBeRight: '«ataca este turno si puede» se agotara con el primer ataque',
    why: 'Hasta el 29 de septiembre de 2017 las reglas callaban, y las notas oficiales de las cartas se conformaban con un ataque.',
    so: '«Este turno» quiere decir en cada una de sus fases de combate. Si hay una segunda y la criatura puede atacar, tiene que hacerlo otra vez.',
  },
  goadForbidsMe: {
    title: 'Una criatura incitada no puede atacar a quien la incitó',
    wouldBeRight: 'incitar a una criatura le prohibiera atacar a quien la incitó',
    why: 'Incitar se resume en «ataca a otro», y con tres jugadores o más casi siempre sale así.',
    so: 'Incitar pide dos cosas: atacar, y atacar a otro jugador; cada una, si puede. Con un solo oponente solo es posible la primera, y la criatura ataca precisamente a quien la incitó.',
  },
  sickCannotBlock: {
    title: 'Una criatura que llegó este turno no puede bloquear',
    wouldBeRight: 'el mareo de invocación impidiera bloquear',
    why: '«Mareo de invocación» hace pensar en una criatura demasiado mareada para hacer nada.',
    so: 'Para bloquear basta con estar enderezada. El mareo de invocación tiene que ver con atacar y con las habilidades que llevan el símbolo de girar o de enderezar en su coste: una criatura que entra con destello antes de los bloqueos puede bloquear enseguida.',
  },
  protectionBothWays: {
    title: 'La protección impide bloqueos y daño en los dos sentidos',
    wouldBeRight:
      'la protección impidiera también lo que hace la criatura que la tiene, y no solo lo que se le hace a ella',
    why: 'De lo que impide la protección se aprende una lista (daño, Auras, bloqueos, objetivos), y la lista no dice quién se lo hace a quién.',
    so: 'Solo impide lo que viene del otro lado. Una criatura con protección contra verde puede bloquear a una verde y le hace su daño; no recibe ninguno, y cuando ataca no pueden bloquearla criaturas verdes.',
  },
};
