/** The addresses of all screens (section 2 of the specification, and our own). Nothing else builds one. */
export const paths = {
  landing: '/',
  authCallback: '/auth/callback',
  languages: '/languages',
  subscription: (languageId?: number | string) => withQuery('/subscription', { language_id: languageId }),
  subscriptionSuccess: '/subscription/success',
  dashboard: '/dashboard',
  progress: '/progress',
  operator: '/operator',
  lesson: (id: string) => `/lesson/${encodeURIComponent(id)}`,
  conversation: (query: { language?: string; practice_word?: string } = {}) => withQuery('/conversation', query),
  assessment: (languageId: number | string) => withQuery('/assessment', { language_id: languageId }),
  evaluation: (languageId: number | string) => withQuery('/evaluation', { language_id: languageId }),
  task: (id: string) => `/task/${encodeURIComponent(id)}`,
  howToSayIt: (query: { language?: number | string } = {}) => withQuery('/how-to-say-it', query),
}

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return given.length === 0
    ? path
    : `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
