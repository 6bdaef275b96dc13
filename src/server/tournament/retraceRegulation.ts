import { Compile } from 'typebox/compile';
import { canonical } from '../../kit/canonical.ts';
import { REGULATIONS, type Regulation, regulationWith } from '../../tournament/regulation.ts';
import { REGULATION } from './shapes.ts';

const wish = Compile(REGULATION);

/** Whether an organiser could have set this in the form: one of the two regulations with allowed changes. EBH 1 */
export function isRegulation(value: Regulation): boolean {
  const base = Object.hasOwn(REGULATIONS, value.key) ? REGULATIONS[value.key] : undefined;
  if (base === undefined) return false;
  const { passen, gamesPerPasse, minutesPerPasse, flatRate, bye, retired, ties, personalSheet, identityCheck } = value;
  const changes = {
    ...{ passen, gamesPerPasse, minutesPerPasse, flatRate, bye, retired, ties, personalSheet, identityCheck },
    finalTable: value.finalTable !== null,
    exclusionFrom: value.warnings.exclusionFrom,
    exclusionAutomatic: value.warnings.automatic,
    ...(value.pairs ? { pairs: true } : {}),
    ...(value.extras ? { extras: value.extras } : {}),
  };
  if (!wish.Check({ base: value.key, ...changes })) return false;
  const again = regulationWith(base, changes);
  if (!again.ok || !isMadeOfPrintedRows(value)) return false;
  return canonical({ ...again.value, rulings: [] }) === canonical({ ...value, rulings: [] });
}

/** Row by row from one regulation or the other. */
function isMadeOfPrintedRows({ rulings }: Regulation): boolean {
  const printed = new Set(Object.values(REGULATIONS).flatMap((each) => each.rulings.map(canonical)));
  return rulings.length <= printed.size && rulings.every((row) => printed.has(canonical(row)));
}
