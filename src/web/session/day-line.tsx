/** The day as a line of as many pieces as it has tasks; those that are done are filled. */
export function DayLine({ done, total }: { done: number; total: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Tasks of today done"
      aria-valuemin={0}
      aria-valuemax={Math.max(1, total)}
      aria-valuenow={done}
      className="flex gap-1 pt-2"
    >
      {Array.from({ length: total }, (_, at) => (
        <span
          key={at}
          className={`h-1.5 grow rounded-full transition-colors duration-200 ${at < done ? 'bg-sea' : 'bg-line'}`}
        />
      ))}
    </div>
  )
}
