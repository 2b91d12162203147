/** Something an author has to mend: where, and what, in words a teacher understands. */
export type Fault = { file: string; line: number; entry: string; message: string }

/** `courses/es/beginner/week-01.yaml:12 · words › hello › example: …` */
export function faultLine({ file, line, entry, message }: Fault): string {
  return `${file}:${line} · ${entry ? `${entry}: ` : ''}${message}`
}
