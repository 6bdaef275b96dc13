import type { Address } from '../../wire/screens.ts';
import { hasRole } from '../api/session.ts';

/** Where somebody is at home after the second step of a sign-in: who runs the championship in the office. */
export const homeOfStaff = (otherwise: Address): Address => (hasRole('organiser') ? '/office' : otherwise);
