/**
 * The catalogues, one per subject and language, loaded when a screen needs them. German defines the type
 * (`words.de.ts`), the others are typed as the German one: a missing word does not compile.
 */
export const SUBJECTS = {
  shell: {
    de: () => import('../shell/words.de.ts'),
    fr: () => import('../shell/words.fr.ts'),
    it: () => import('../shell/words.it.ts'),
    en: () => import('../shell/words.en.ts'),
  },
  cards: {
    de: () => import('../cards/words.de.ts'),
    fr: () => import('../cards/words.fr.ts'),
    it: () => import('../cards/words.it.ts'),
    en: () => import('../cards/words.en.ts'),
  },
  people: {
    de: () => import('../people/words.de.ts'),
    fr: () => import('../people/words.fr.ts'),
    it: () => import('../people/words.it.ts'),
    en: () => import('../people/words.en.ts'),
  },
  regulator: {
    de: () => import('../regulator/words.de.ts'),
    fr: () => import('../regulator/words.fr.ts'),
    it: () => import('../regulator/words.it.ts'),
    en: () => import('../regulator/words.en.ts'),
  },
  schieber: {
    de: () => import('../schieber/words.de.ts'),
    fr: () => import('../schieber/words.fr.ts'),
    it: () => import('../schieber/words.it.ts'),
    en: () => import('../schieber/words.en.ts'),
  },
  verification: {
    de: () => import('../schieber/verification.de.ts'),
    fr: () => import('../schieber/verification.fr.ts'),
    it: () => import('../schieber/verification.it.ts'),
    en: () => import('../schieber/verification.en.ts'),
  },
  daily: {
    de: () => import('../daily/words.de.ts'),
    fr: () => import('../daily/words.fr.ts'),
    it: () => import('../daily/words.it.ts'),
    en: () => import('../daily/words.en.ts'),
  },
  numbers: {
    de: () => import('../numbers/words.de.ts'),
    fr: () => import('../numbers/words.fr.ts'),
    it: () => import('../numbers/words.it.ts'),
    en: () => import('../numbers/words.en.ts'),
  },
  review: {
    de: () => import('../review/words.de.ts'),
    fr: () => import('../review/words.fr.ts'),
    it: () => import('../review/words.it.ts'),
    en: () => import('../review/words.en.ts'),
  },
  home: {
    de: () => import('../home/words.de.ts'),
    fr: () => import('../home/words.fr.ts'),
    it: () => import('../home/words.it.ts'),
    en: () => import('../home/words.en.ts'),
  },
  settings: {
    de: () => import('../settings/words.de.ts'),
    fr: () => import('../settings/words.fr.ts'),
    it: () => import('../settings/words.it.ts'),
    en: () => import('../settings/words.en.ts'),
  },
  rules: {
    de: () => import('../rules/words.de.ts'),
    fr: () => import('../rules/words.fr.ts'),
    it: () => import('../rules/words.it.ts'),
    en: () => import('../rules/words.en.ts'),
  },
  lessons: {
    de: () => import('../lessons/words.de.ts'),
    fr: () => import('../lessons/words.fr.ts'),
    it: () => import('../lessons/words.it.ts'),
    en: () => import('../lessons/words.en.ts'),
  },
  puzzles: {
    de: () => import('../lessons/puzzles.de.ts'),
    fr: () => import('../lessons/puzzles.fr.ts'),
    it: () => import('../lessons/puzzles.it.ts'),
    en: () => import('../lessons/puzzles.en.ts'),
  },
  invitation: {
    de: () => import('../championship/invitation.de.ts'),
    fr: () => import('../championship/invitation.fr.ts'),
    it: () => import('../championship/invitation.it.ts'),
    en: () => import('../championship/invitation.en.ts'),
  },
  championship: {
    de: () => import('../championship/words.de.ts'),
    fr: () => import('../championship/words.fr.ts'),
    it: () => import('../championship/words.it.ts'),
    en: () => import('../championship/words.en.ts'),
  },
  articles: {
    de: () => import('../championship/articles.de.ts'),
    fr: () => import('../championship/articles.fr.ts'),
    it: () => import('../championship/articles.it.ts'),
    en: () => import('../championship/articles.en.ts'),
  },
  office: {
    de: () => import('../office/words.de.ts'),
    fr: () => import('../office/words.fr.ts'),
    it: () => import('../office/words.it.ts'),
    en: () => import('../office/words.en.ts'),
  },
  editions: {
    de: () => import('../office/editions.de.ts'),
    fr: () => import('../office/editions.fr.ts'),
    it: () => import('../office/editions.it.ts'),
    en: () => import('../office/editions.en.ts'),
  },
  tournament: {
    de: () => import('../tournament/words.de.ts'),
    fr: () => import('../tournament/words.fr.ts'),
    it: () => import('../tournament/words.it.ts'),
    en: () => import('../tournament/words.en.ts'),
  },
  big21: {
    de: () => import('../big21/words.de.ts'),
    fr: () => import('../big21/words.fr.ts'),
    it: () => import('../big21/words.it.ts'),
    en: () => import('../big21/words.en.ts'),
  },
  big21House: {
    de: () => import('../big21/house.de.ts'),
    fr: () => import('../big21/house.fr.ts'),
    it: () => import('../big21/house.it.ts'),
    en: () => import('../big21/house.en.ts'),
  },
  big21Articles: {
    de: () => import('../big21/articles.de.ts'),
    fr: () => import('../big21/articles.fr.ts'),
    it: () => import('../big21/articles.it.ts'),
    en: () => import('../big21/articles.en.ts'),
  },
  big21Care: {
    de: () => import('../big21/care.de.ts'),
    fr: () => import('../big21/care.fr.ts'),
    it: () => import('../big21/care.it.ts'),
    en: () => import('../big21/care.en.ts'),
  },
  director: {
    de: () => import('../tournament/director.de.ts'),
    fr: () => import('../tournament/director.fr.ts'),
    it: () => import('../tournament/director.it.ts'),
    en: () => import('../tournament/director.en.ts'),
  },
  club: {
    de: () => import('../tournament/club/words.de.ts'),
    fr: () => import('../tournament/club/words.fr.ts'),
    it: () => import('../tournament/club/words.it.ts'),
    en: () => import('../tournament/club/words.en.ts'),
  },
  host: {
    de: () => import('../tournament/host.de.ts'),
    fr: () => import('../tournament/host.fr.ts'),
    it: () => import('../tournament/host.it.ts'),
    en: () => import('../tournament/host.en.ts'),
  },
  hall: {
    de: () => import('../tournament/hall.de.ts'),
    fr: () => import('../tournament/hall.fr.ts'),
    it: () => import('../tournament/hall.it.ts'),
    en: () => import('../tournament/hall.en.ts'),
  },
  charter: {
    de: () => import('../tournament/charter.de.ts'),
    fr: () => import('../tournament/charter.fr.ts'),
    it: () => import('../tournament/charter.it.ts'),
    en: () => import('../tournament/charter.en.ts'),
  },
  laptops: {
    de: () => import('../tournament/laptops/words.de.ts'),
    fr: () => import('../tournament/laptops/words.fr.ts'),
    it: () => import('../tournament/laptops/words.it.ts'),
    en: () => import('../tournament/laptops/words.en.ts'),
  },
  rulings: {
    de: () => import('../tournament/ruling.de.ts'),
    fr: () => import('../tournament/ruling.fr.ts'),
    it: () => import('../tournament/ruling.it.ts'),
    en: () => import('../tournament/ruling.en.ts'),
  },
} as const;

export type Subject = keyof typeof SUBJECTS;
export type WordsOf<S extends Subject> = Awaited<ReturnType<(typeof SUBJECTS)[S]['de']>>['words'];
