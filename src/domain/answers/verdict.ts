/** What a judge says of an answer. An almost right one is no lapse of memory. */
export type Verdict = 'correct' | 'almost' | 'wrong'
