import type { GrammarTable } from '#domain/lessons/lesson.ts'
import { Learned } from '../activities/items/lesson/learned.tsx'

/** A form that fits its column is not broken in the middle. */
const isWord = (cell: string) => cell.length <= 12 && !/\s/u.test(cell)

/** So many heads do not all fit a telephone unbroken. */
const MANY_COLUMNS = 5

/** The forms of a point of grammar. The first column names the rows where the first head is empty. */
export function FormsTable({ table, code, title }: { table: GrammarTable; code: string; title: string }) {
  const { columns, rows, readings, note } = table
  const hasNames = columns[0] === ''
  return (
    <>
      <div className="my-4 overflow-hidden rounded-lg border border-line">
        {/* Words break before the page grows wider than a telephone. */}
        <table aria-label={title} className="w-full border-collapse bg-sheet text-start wrap-anywhere">
          <thead>
            <tr className="border-b border-line">
              {columns.map((column, at) => (
                <th
                  key={at}
                  scope="col"
                  className={`px-2 py-2 text-start text-sm font-normal text-quiet sm:px-3 ${isWord(column) && columns.length < MANY_COLUMNS ? 'whitespace-nowrap' : ''}`}
                >
                  {column || <span className="sr-only">Form</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at} className="border-b border-line last:border-0">
                {row.map((cell, column) => {
                  const reading = readings?.[at]?.[column]
                  return column === 0 && hasNames ? (
                    <th
                      key={column}
                      scope="row"
                      className="px-2 py-2 text-start text-sm font-normal text-quiet sm:px-3"
                    >
                      {cell}
                    </th>
                  ) : (
                    <td key={column} className="px-2 py-2 align-top sm:px-3">
                      <Learned lang={code} className={`text-lg ${isWord(cell) ? 'whitespace-nowrap' : ''}`}>
                        {cell}
                      </Learned>
                      {reading && reading !== cell && <span className="block text-sm text-quiet">{reading}</span>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="max-w-prose text-quiet">{note}</p>}
    </>
  )
}
