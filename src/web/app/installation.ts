/** What the operator of this installation says of itself; the server writes it into the page that carries the application. */
type Installation = {
  /** An e-mail address or a page, as a link: where learners find help. */
  support: string | undefined
  terms: string | undefined
  privacy: string | undefined
  imprint: string | undefined
}

const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined

export function installation(): Installation {
  return { support: metaOf('support'), terms: metaOf('terms'), privacy: metaOf('privacy'), imprint: metaOf('imprint') }
}
