import { expect, test } from 'vitest';
import { EBH, type Regulation, regulationWith, SSC } from '../../tournament/regulation.ts';
import { asked, draftOf, withFormat } from './regulationDraft.ts';

const made = (base: Regulation, draft: ReturnType<typeof draftOf>): Regulation => {
  const { base: _, ...changes } = asked(draft);
  const result = regulationWith(base, changes);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

test('EBH 1 the form as it opens gives back the regulation it shows, and so does an own one', () => {
  expect(made(SSC, draftOf(SSC))).toEqual(SSC);
  expect(made(EBH, draftOf(EBH))).toEqual(EBH);
  const own = made(SSC, {
    ...draftOf(SSC),
    otherRulings: ['not-nine-cards', 'rest-claimed'],
    bye: 'points',
    byePoints: '900',
    flatRate: '',
  });
  expect(draftOf(own)).toMatchObject({
    base: 'ssc',
    otherRulings: ['not-nine-cards', 'rest-claimed'],
    byePoints: '900',
    flatRate: '',
  });
  expect(made(SSC, draftOf(own))).toEqual(own);
});

test('EBH 9 another format brings its printed flat rate, or none', () => {
  expect(withFormat(draftOf(EBH), { gamesPerPasse: '8' }).flatRate).toBe('660');
  expect(withFormat(draftOf(EBH), { passen: '6' }).flatRate).toBe('');
  expect(withFormat(draftOf(EBH), { passen: '4' }).flatRate).toBe('1000');
});
