import { squeeze } from './likeness.ts';

/** Call names by which Swiss people sign: each group is one name. Folded spelling, accents dropped. */
const GROUPS = `
johann johannes hans hansi hannes jean giovanni john jan johan
hansruedi hansrudolf
rudolf ruedi rolf
josef joseph sepp seppi giuseppe jose
jakob jacob kobi jack jacques giacomo
heinrich heiri heinz henri enrico
ulrich ueli ulli
werner werni
walter walti gualtiero
ernst ernesto
fritz friedrich frederic federico
franz francois francesco francis
peter pierre pietro peti
paul paolo
andreas andres andre andrea res
alexander alex alexandre alessandro sandro
christian christoph christophe chrigu cristiano
daniel dani daniele
thomas tom tommaso thomi
matthias mathias matteo matthieu
michael michel michele michi mike
nikolaus niklaus nicolas klaus nicola niggi
martin martino
markus marc marco mark
stefan stephan stephane stefano steff
robert roberto robi
beat beatus
benjamin beni beniamino
albert alberto bertli
anton toni antoine antonio
bernhard bernard bernardo
kurt curt
xaver xavier
verena vreni vroni
margrit margaretha margrith gritli greti marguerite margherita
elisabeth elsbeth lisbeth betti beth lisa elisabetta elise elsi
katharina kathrin katrin trudi cathrine catherine caterina käthi kathi
rosmarie rosemarie rosi
anna anne annemarie anni anneli
maria marie mirja
susanne susanna suzanne susi
barbara babs barbla
ursula ursina uschi
christine christina cristina kristina tina
monika monica moni
brigitte brigitta gitte
gertrud trudy gertrude
johanna hanna hanni jeanne giovanna
rosa rosli
helene helena leni elena
theresia therese theres teresa
dorothea doris dora
`;

const ROOTS: ReadonlyMap<string, string> = new Map(
  GROUPS.trim()
    .split('\n')
    .flatMap((group) => {
      const names = group.split(' ').map(squeeze);
      return names.map((name) => [name, names[0]!] as const);
    }),
);

/** The name behind a call name: vreni → verena. A name of its own stays as it is. */
export const nicknameRoot = (part: string): string => ROOTS.get(squeeze(part)) ?? part;
