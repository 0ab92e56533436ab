import type { NameLists } from '../headNouns.ts';

/** First words of names, by what goes with them; past these, names that are used otherwise than their first word. */
export const nameLists: NameLists = {
  heads: {
    m: `
      acechador acorazado agitador aluvión amedrentador anexo arconte arcángel armisticio armodón
      arquero arrasacaminos artesano asalto asedio asesino avatar aviso baluarte banco basilisco
      bastón behemot berserker bey blastodermo bosque bribón brontoterio brujo bruto buey báloth
      caballero cachorro cadete caminafuego caminante campanero campeón canto capitán carcelero
      celebrante centauro centinela cepo circulo clérigo coloso comeculpa compañero corazón
      crecimiento cruzado custodio cíclope cóptero dandân deber debilitador defensor demonio
      desfiladero despojo destierro destructor diablillo dictado draco dragón duelista día
      elemental elfo encabezahorda encargado enfoque engendro errante escarabajo escudero
      escupefuego esgrimista espacio espectro espíritu estandarte eterno eterplasma explorador
      familiar fanático felino filo filoveloz flautista fragmentado frasco gambito geist gemelo
      general gigante golpe grito guardián guerrero guía gólem halcón hechicero heraldo hijo
      homúnculo horno horror héroe incursor infante infectador iniciado jabalí jefe jerarca
      jinete jitte juramento kavu kitkin ladrón lancero lente leviatán león libro licano lobo
      líder maestro manipulador manto martillo mastodonte minotauro mundo murlodonte muro myr
      mártir ninja nivelador nudomadera ofidio ogro okk orgg orgullo oso pacifismo paladín
      pantano paria pasaje paso pegaso peleador peregrino perro peón portador portal pozo
      presagio primer protector provocador puente puma quebrantahuesos rayo recluta
      reconocimiento reflejo relámpago rhox rinoceronte robo rompecráneos ráptor santuario
      saqueador segundo servidor señor señuelo simio socorro soldado sueño tambor tañido tercer
      terreno tigre torturador trasgo triturador tritón trol trompetazo tótem unicornio valor
      vampiro velo vendedor vengador vitalista vorine vástago vínculo yelmo zombie ángel árbitro
      ídolo
    `,
    f: `
      abominación adoración agresión alanocturna alerta alondra aparición araña armadura astucia
      autoridad belleza bestia boa brigada bruma bulla cadencia campeona capa causa chispa correa
      crónica cuarta detonación dríada emboscada enmarañadora entrenadora escaramuzadora esfera
      espada estatua forma formación fronda fuente fuerza fugitiva furia gomazoa gorgona gran
      guardia génesis heredera hidra hora hormiga infiltradora isla lanzaveloz larga legión leva
      llamada llanura luz madre maestría maga magafuerza maldición manada marca membrana montaña
      musa mutabóveda muñeca negativa niebla ola paz perturbación plaga primera prisión
      propaganda quietud rata rectitud redirección reverencia ráfaga segunda serpiente sierpe
      sierpescoria sirena sombra tejedora tercera tregua vanguardia vela vida vigilia víbora
      élite
    `,
    fl: `
      area ave hada área
    `,
    mm: `
      arieteros cadetes centinelas elfos esqueletos gorilas guerreros jabalíes lacayos leones
      lobos mercenarios moradores nómadas orcos osos planes rayos tambores
    `,
    ff: `
      botas enredaderas espadas fauces grebas hormigas manos piedras ratas
    `,
  },
  names: {
    'm-': `
      Abu Ja’far
      Acorralar
      Afilar
      Ajani Melena Dorada
      Anular invocación
      Aprovechar el día
      Brimaz, rey de Oreskos
      Caetus, Sea Tyrant of Segovia
      Cambiar la suerte
      Cho-Manno, revolucionario
      Condenar
      Dóran, la torre de asedio
      El de las cien manos
      Embotar
      Emrakul, los eones desgarrados
      Encender
      Eterizar
      Garruk Portavoz Salvaje
      Gideon Jura
      Girar
      Gosta Dirk
      Henchir
      Humillar
      Iroas, dios de la victoria
      Jace Beleren
      Jadar, llamamuertos de Nephalia
      Maniobrar mejor
      Naturalizar
      Norin el Precavido
      Odric, maestro estratega
      Progenitus
      Rafiq de los Mil Sellos
      Resistir las arenas
      Ruhan de los Fomori
      Sobrepasar
      Thrasta, rugido de la tempestad
      Tromokratis
      Vacilar
    `,
    'f-': `
      Adriana, capitana de la guardia
      Aurelia, la líder de guerra
      Chandra Nalaar
      Fumiko sangre impura
      Kaalia de la Vastedad
      La Bestia Buscada
      Mirri, duelista del Vientoligero
      Ojos de tinta, sierva de oni
      Queen Marchesa
      Tetsuko Umezawa, fugitiva
    `,
  },
};
