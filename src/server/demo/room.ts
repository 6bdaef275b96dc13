import type { Room } from '../people/room.ts';
import type { Subject } from '../subject.ts';

/** The people's room of a running server. */
export function roomOf(subjects: readonly Subject[]): Room {
  for (const subject of subjects) if (hasRoom(subject)) return subject.room;
  throw new Error('this server has no people');
}

const hasRoom = (subject: Subject): subject is Subject & { readonly room: Room } =>
  subject.name === 'people' && 'room' in subject;
