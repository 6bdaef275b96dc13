import type { ComponentChildren } from 'preact';

export interface Column<Row> {
  readonly head: ComponentChildren;
  readonly cell: (row: Row, index: number) => ComponentChildren;
  /** Figures stand to the right. */
  readonly figure?: boolean;
  /** This cell names its row. */
  readonly names?: boolean;
}

interface TableProps<Row> {
  /** What the table shows; read out first. */
  caption: string;
  showCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string | number;
  /** The row to be marked, for instance one's own. */
  isHere?: (row: Row) => boolean;
  foot?: ComponentChildren;
}

/** A table that scrolls sideways by itself on a narrow screen, reachable by keyboard. */
export function Table<Row>({ caption, showCaption, columns, rows, rowKey, isHere, foot }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="table-scroll" tabIndex={0} aria-label={caption}>
      <table class="table">
        <caption class={showCaption ? undefined : 'out-of-sight'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={i} scope="col" class={column.figure ? 'n' : undefined}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)} class={isHere?.(row) ? 'here' : undefined}>
              {columns.map((column, i) => {
                const look = column.figure ? 'n' : undefined;
                const content = column.cell(row, index);
                return column.names ? (
                  <th key={i} scope="row" class={look}>
                    {content}
                  </th>
                ) : (
                  <td key={i} class={look}>
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </section>
  );
}
