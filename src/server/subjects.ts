import { guests } from './http/guests.ts';
import type { Services, Subject } from './subject.ts';

/** All subjects of the product, in the order in which they are asked who is asking. */
export const subjects = (services: Services): readonly Subject[] => [guests(services)];
