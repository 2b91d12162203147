import type { Claim } from '#domain/program/claims.ts'

const block = /<!--claims-->(.*?)<!--\/claims-->/s
const item = /<li[^>]*>.*?<\/li>/gs

/** The landing page with other claims in its block, in the markup of its own first one; without any, the block is left out. */
export function withClaims(page: string, claims: readonly Claim[]): string {
  return page.replace(block, (_, markup: string) => {
    const [pattern] = markup.match(item) ?? []
    if (!pattern || claims.length === 0) return ''
    let isFirst = true
    return markup.replace(item, () => {
      if (!isFirst) return ''
      isFirst = false
      return claims.map(claim => filled(pattern, claim)).join('')
    })
  })
}

function filled(pattern: string, { figure, text }: Claim): string {
  return pattern
    .replace(/(<b[^>]*>).*?(<\/b>)/s, (_, open, close) => `${open}${figure}${close}`)
    .replace(/(<span[^>]*>).*?(<\/span>)/s, (_, open, close) => `${open}${text}${close}`)
}
