import { PRICE_LABEL } from '#domain/program/program.ts'

/** What a buyer must know before paying; on the landing page and on the plan page. */
export function NoRefundPolicy({ className = '' }: { className?: string }) {
  return (
    <section aria-labelledby="no-refund" className={`border-s-4 border-vermilion ps-4 ${className}`}>
      <h2 id="no-refund" className="text-lg">
        No-refund policy
      </h2>
      <p className="mt-1">
        All sales are final: no refunds, exchanges or cancellations. You pay {PRICE_LABEL} once; nothing renews by
        itself.
      </p>
    </section>
  )
}
