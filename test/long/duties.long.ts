import { LANGUAGES } from '../journeys/places.ts';
import { told } from './told.ts';

/** Every row of the duties table at its screen: one alone, two, about oneself, a sum split over a day. */
export const checks = Object.fromEntries(
  LANGUAGES.map((language) => [`duties.screen.${language}`, () => told(['test/e2e/duties'], { SPOKEN: language })]),
);
