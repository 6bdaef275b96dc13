import { LEVELS } from '../../bots/levels.ts';
import { chancesAt } from '../../championship/levels.ts';
import type { Template } from '../../championship/template.ts';
import { colon, formatPercent } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Select } from '../parts/field.tsx';

interface LevelProps {
  level: string;
  onInput: (level: string) => void;
  /** Once announced the computer players stand. M3 */
  isFree: boolean;
  template: Template;
}

/** The strength of the computer players, with what it means for those who play against them. SSC 2.02, 5.03 */
export function LevelField({ level, onInput, isFree, template }: LevelProps) {
  const words = useWords('editions');
  const { levels } = useWords('shell');
  const named = (value: string) => levels[value] ?? value;
  if (!isFree) {
    return (
      <p>
        {words.level}
        {colon()}
        <b>{named(level)}</b>
      </p>
    );
  }
  const { threshold } = template.qualification;
  const chances = chancesAt(level, threshold);
  return (
    <>
      <Select
        label={words.level}
        value={level}
        onInput={onInput}
        options={LEVELS.map((value) => ({ value, label: named(value) }))}
      />
      {chances.length > 0 && (
        <dl class="office-dates">
          {chances.map(({ player, chance }) => (
            <div key={player}>
              <dt>{words.player(player, threshold)}</dt>
              <dd>{formatPercent(chance, 1)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
