import type { ReactNode } from 'react'

/** A picture with the same numbers as a table under it, so that nothing is told by shape or colour alone. */
export function Picture({
  title,
  summary,
  columns,
  rows,
  children,
}: {
  title: string
  /** What the picture says, in a sentence. */
  summary: string
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  children: ReactNode
}) {
  return (
    <section className="border-t border-line py-6">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-1 text-quiet">{summary}</p>
      {rows.length > 0 && (
        <>
          <div className="mt-4">{children}</div>
          <details className="mt-3">
            <summary className="min-h-11 cursor-pointer py-2 text-sea">{title} as a table</summary>
            <div className="overflow-x-auto">
              <table className="mt-2 text-start tabular-nums">
                <thead>
                  <tr>
                    {columns.map(column => (
                      <th key={column} scope="col" className="pe-6 pb-1 text-start font-medium">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(([first, ...rest]) => (
                    <tr key={first} className="border-t border-line">
                      <th scope="row" className="py-1 pe-6 text-start font-normal">
                        {first}
                      </th>
                      {rest.map((cell, at) => (
                        <td key={columns[at + 1]} className="py-1 pe-6">
                          {cell}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </section>
  )
}
