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
  const howLong = (kept: Kept) => ('days' in kept ? words.days(kept.days) : words.until[kept.until]);
  return (
    <Table
      caption={words.keptTitle}
      columns={[
        { head: words.what, cell: (what) => words.kept[what], names: true },
        { head: words.why, cell: (what) => KEPT[what].article },
        { head: words.howLong, cell: (what) => howLong(KEPT[what]) },
      ]}
      rows={keysOf(KEPT)}
      rowKey={(what) => what}
    />
  );
}

function DutiesTable() {
  const words = useWords('regulator');
  const { roles } = useWords('people');
  const who = ({ may }: Duty) => ROLES.filter((role) => isAllowed([role], may)).map((role) => roles[role]);
  const alone = ({ second }: Duty) =>
    second.when === 'player-confirms' ? words.playerConfirms(formatMoney(second.sum)) : words.alone[second.when];
  return (
    <Table
      caption={words.dutiesTitle}
      columns={[
        { head: words.what, cell: (duty) => words.duties[duty], names: true },
        { head: words.who, cell: (duty) => who(DUTIES[duty]).join(', ') },
        { head: words.secondPerson, cell: (duty) => alone(DUTIES[duty]) },
      ]}
      rows={keysOf(DUTIES)}
      rowKey={(duty) => duty}
    />
  );
}

/** The names of a table's rows; it has no others. */
const keysOf = <Rows extends object>(rows: Rows) => Object.keys(rows) as (keyof Rows & string)[];
