import './regulator.css';
import type { ComponentChildren } from 'preact';
import { KEPT } from '../../people/kept.ts';
import { isAllowed, ROLES } from '../../people/role.ts';
import { DUTIES, type Duty } from '../../wire/duties.ts';
import { formatMoney } from '../i18n/format.ts';
import { useWords } from '../i18n/words.ts';
import { Table } from '../parts/table.tsx';
import { Page } from '../shell/page.tsx';

/** For whoever supervises the house, and for everybody: the very tables by which the program decides, in words. */
export function Screen() {
  const words = useWords('regulator');
  return (
    <Page title={words.title}>
      <div class="stack">
        <p>{words.lead}</p>
        <Part title={words.keptTitle} lead={words.keptLead}>
          <KeptTable />
        </Part>
        <Part title={words.dutiesTitle} lead={words.dutiesLead}>
          <DutiesTable />
        </Part>
      </div>
    </Page>
  );
}

function Part({ title, lead, children }: { title: string; lead: string; children: ComponentChildren }) {
  return (
    <section class="panel stack">
      <h2>{title}</h2>
      <p>{lead}</p>
      {children}
    </section>
  );
}

type Kept = (typeof KEPT)[keyof typeof KEPT];

function KeptTable() {
  const words = useWords('regulator');
  const howLong = (kept: Kept): string => {
    if (!('days' in kept)) return words.untilFinal;
    const span = words.days(kept.days);
    return 'until' in kept ? words.untilExclusionEnds(span) : words.afterLeaving(span);
  };
  return (
    <Rows
      caption={words.keptTitle}
      rows={keysOf(KEPT)}
      columns={[
        { head: words.what, cell: (what) => words.kept[what] },
        { head: words.purpose, cell: (what) => words.purposes[what] },
        { head: words.why, cell: (what) => words.basis[what] },
        { head: words.howLong, cell: (what) => howLong(KEPT[what]) },
      ]}
    />
  );
}

function DutiesTable() {
  const words = useWords('regulator');
  const { roles } = useWords('people');
  const who = ({ may }: Duty) => ROLES.filter((role) => isAllowed([role], may)).map((role) => roles[role]);
  const second = ({ second: needed }: Duty) =>
    needed.when === 'player-confirms' ? words.playerConfirms(formatMoney(needed.sum)) : words.alone[needed.when];
  const alone = keysOf(DUTIES).filter((duty) => DUTIES[duty].second.when === 'never');
  return (
    <>
      <p>
        <b>{words.aloneOnly(alone.map((duty) => words.duties[duty]).join(', '))}</b>
      </p>
      <Rows
        caption={words.dutiesTitle}
        rows={keysOf(DUTIES)}
        columns={[
          { head: words.what, cell: (duty) => words.duties[duty] },
          { head: words.who, cell: (duty) => who(DUTIES[duty]).join(', ') },
          { head: words.secondPerson, cell: (duty) => second(DUTIES[duty]) },
        ]}
      />
    </>
  );
}

interface RowsProps<Row extends string> {
  caption: string;
  rows: readonly Row[];
  /** The first one names the row. */
  columns: readonly { readonly head: string; readonly cell: (row: Row) => string }[];
}

/** A table; where it is narrow for its letters each row is a list with the heads beside. */
function Rows<Row extends string>({ caption, rows, columns }: RowsProps<Row>) {
  return (
    <div class="regulator-rows">
      <Table
        caption={caption}
        rows={rows}
        rowKey={(row) => row}
        columns={columns.map(({ head, cell }, i) => ({
          head,
          names: i === 0,
          cell: (row: Row) => (
            <>
              {i > 0 && (
                <span class="regulator-head" aria-hidden="true">
                  {head}
                </span>
              )}
              <span>{cell(row)}</span>
            </>
          ),
        }))}
      />
    </div>
  );
}

/** The names of a table's rows; it has no others. */
const keysOf = <Rows extends object>(rows: Rows) => Object.keys(rows) as (keyof Rows & string)[];
