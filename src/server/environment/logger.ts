import pino from 'pino'

export type Logger = pino.Logger

/** Structured log lines without secrets: cookies, tokens, codes, keys and addresses of people never reach it. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: [
        'cookie',
        'authorization',
        'token',
        'code',
        'email',
        'key',
        '*.cookie',
        '*.authorization',
        '*.token',
        '*.code',
        '*.email',
        '*.key',
      ],
      remove: true,
    },
  })
}
