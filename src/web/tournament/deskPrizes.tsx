import { useState } from 'preact/hooks';
import { type Award, holderOf, type Prize, prizesFor } from '../../tournament/evening/prizes.ts';
import { colon, formatMoney } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import type { DeskProps } from './desk.tsx';
import { prizeText, readPrizes } from './prizeLines.ts';
import { useSend } from './send.ts';

/** Prizes by rank: awarded, handed over, withdrawn or reclaimed. EBH 8, SSC 8.01 */
export function DeskPrizes({ connection, screen }: DeskProps) {
  const words = useWords('director');
  const common = useWords('tournament');
  const { command, busy } = useSend(connection);
  const { prizes, awards, ranking, people } = screen.view;
  const [isList, setList] = useState(false);
  const [back, setBack] = useState<{ place: number; player: number; action: string } | null>(null);
  const isDirector = screen.role === 'director';
  const nameOf = (number: number) =>
    [...ranking, ...people].find((each) => each.number === number)?.name ?? common.number(number);
  const order = ranking.flatMap((line) => (line.rank === null ? [] : [line.number]));
  const due = prizesFor(prizes, awards, order);
  const lost = awards.filter(({ state }) => state === 'withdrawn' || state === 'reclaimed');
  const awardAll = async () => {
    for (const { place, player } of due) if (!(await command({ type: 'award', place, player }))) return;
  };
  return (
    <section class="tour-prizes">
      <div class="tour-title">
        <h2>{words.prizes}</h2>
        {isDirector && (
          <Button kind="outline" onClick={() => setList(true)}>
            {words.setPrizes}
          </Button>
        )}
        {isDirector && due.length > 1 && (
          <Button kind="outline" busy={busy} onClick={() => void awardAll()}>
            {words.awardAll}
          </Button>
        )}
      </div>
      {prizes.length === 0 ? (
        <p class="tour-quiet">{words.noPrizes}</p>
      ) : (
        <ol class="tour-prize-list">
          {prizes.map((prize) => (
            <PrizeLine
              key={prize.place}
              connection={connection}
              prize={prize}
              holder={holderOf(awards, prize.place)}
              next={due.find(({ place }) => place === prize.place)?.player}
              isDirector={isDirector}
              nameOf={nameOf}
              onTakeBack={setBack}
            />
          ))}
        </ol>
      )}
      {lost.length > 0 && (
        <>
          <h3 class="tour-h">{words.afterwards}</h3>
          <ul class="tour-list">
            {lost.map(({ place, player, state }, index) => (
              <li key={index}>
                {place}. {nameOf(player)}
                {colon()}
                {words.states[state]}
              </li>
            ))}
          </ul>
        </>
      )}
      {isList && <PrizeList connection={connection} screen={screen} onClose={() => setList(false)} />}
      {back && <TakeBack connection={connection} {...back} name={nameOf(back.player)} onClose={() => setBack(null)} />}
    </section>
  );
}

interface PrizeLineProps {
  connection: DeskProps['connection'];
  prize: Prize;
  holder: Award | undefined;
  /** Who it goes to, while nobody holds it. */
  next: number | undefined;
  isDirector: boolean;
  nameOf: (number: number) => string;
  onTakeBack: (back: { place: number; player: number; action: string }) => void;
}

function PrizeLine({ connection, prize, holder, next, isDirector, nameOf, onTakeBack }: PrizeLineProps) {
  const words = useWords('director');
  const { command } = useSend(connection);
  const { place, what, valueRappen } = prize;
  const player = holder?.player ?? next;
  const action = holder?.state === 'handed-over' ? words.reclaim : words.withdraw;
  const act = (label: string, onClick: () => unknown) => (
    <button type="button" class="tour-small" onClick={() => void onClick()}>
      {label}
    </button>
  );
  return (
    <li>
      <b>
        <span class="out-of-sight">{words.place} </span>
        {place}.
      </b>
      <p>
        <strong>{what}</strong> {valueRappen > 0 && <span class="tour-quiet">{formatMoney(valueRappen)}</span>}
        <br />
        {player === undefined ? '–' : nameOf(player)}{' '}
        <span class="tour-quiet">{words.states[holder?.state ?? 'open']}</span>
      </p>
      {isDirector && (
        <span class="tour-acts">
          {next !== undefined && act(words.award, () => command({ type: 'award', place, player: next }))}
          {holder?.state === 'awarded' &&
            act(words.handOver, () => command({ type: 'hand-over', place, player: holder.player }))}
          {holder && act(action, () => onTakeBack({ place, player: holder.player, action }))}
        </span>
      )}
    </li>
  );
}

function PrizeList({ connection, screen, onClose }: DeskProps & { onClose: () => void }) {
  const words = useWords('director');
  const { command, busy } = useSend(connection);
  const [text, setText] = useState(prizeText(screen.view.prizes));
  const read = readPrizes(text);
  const bad = 'badLine' in read ? words.badLine(read.badLine) : undefined;
  const save = async () => {
    if ('prizes' in read && (await command({ type: 'set-prizes', prizes: read.prizes }))) onClose();
  };
  return (
    <Dialog
      title={words.setPrizes}
      open
      onClose={onClose}
      actions={
        <Button busy={busy} disabled={bad !== undefined} onClick={() => void save()}>
          {words.save}
        </Button>
      }
    >
      <label class="field">
        <span>{words.prizeLines}</span>
        <textarea
          rows={8}
          placeholder={words.prizeExample}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {bad && text.trim() !== '' && <p class="tour-bad">{bad}</p>}
    </Dialog>
  );
}

interface TakeBackProps {
  connection: DeskProps['connection'];
  place: number;
  player: number;
  name: string;
  /** Withdrawn before, reclaimed after it was handed over. */
  action: string;
  onClose: () => void;
}

function TakeBack({ connection, place, player, name, action, onClose }: TakeBackProps) {
  const words = useWords('director');
  const { command, busy } = useSend(connection);
  const [reason, setReason] = useState('');
  const take = async () => {
    if (await command({ type: 'take-back', place, player, reason })) onClose();
  };
  return (
    <Dialog
      title={action}
      open
      onClose={onClose}
      actions={
        <Button kind="danger" busy={busy} disabled={reason.trim() === ''} onClick={() => void take()}>
          {action}
        </Button>
      }
    >
      <Field label={words.whyBack(name)} value={reason} onInput={setReason} maxLength={300} />
    </Dialog>
  );
}
