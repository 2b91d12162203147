import type { Settings } from '../environment/settings.ts'

/** Why the server cannot start, in one sentence for whoever starts it: the setting, what is wrong, what to do. */
export class StartFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(`Cannot start: ${message}`, options)
    this.name = 'StartFault'
  }
}

type Failure = Error & { code?: string; errcode?: number }

/** A failure to listen, as a sentence where it is a known one. */
export function listeningFault(error: Failure, { port, host }: Pick<Settings, 'port' | 'host'>): Error {
  const sentences: Record<string, string> = {
    EADDRINUSE: `PORT ${port} is in use on this machine: end what listens there, or set another, such as PORT=${port + 1}`,
    EACCES: `PORT ${port} may not be used by this user: set one above 1023, such as PORT=8090, and let a proxy serve the other`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine: set one that is, such as HOST=127.0.0.1`,
    ENOTFOUND: `HOST ${host} is no address of this machine: set one that is, such as HOST=127.0.0.1`,
  }
  const sentence = sentences[error.code ?? '']
  return sentence ? new StartFault(sentence, { cause: error }) : error
}

/** A failure to open the database, as a sentence where it is a known one. It never holds the password. */
export function databaseFault(error: Failure, settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Error {
  const sentence = settings.databaseUrl
    ? postgresSentence(error, new URL(settings.databaseUrl))
    : folderSentence(error, settings.dataDir)
  return sentence ? new StartFault(sentence, { cause: error }) : error
}

function postgresSentence({ code = '', message }: Failure, url: URL): string | undefined {
  const place = `${url.hostname || 'localhost'}:${url.port || 5432}`
  const name = decodeURIComponent(url.pathname.slice(1))
  if (code === '28P01' || code === '28000') {
    return `DATABASE_URL: PostgreSQL at ${place} refuses this user or password: mend them, such as postgres://meridian:secret@localhost/meridian`
  }
  if (code === '3D000') {
    return `DATABASE_URL: PostgreSQL at ${place} has no database "${name}": create it, such as with createdb ${name}`
  }
  if (code === '42501')
    return `DATABASE_URL: this user may not make tables in "${name}": make it the owner of the database`
  if (
    /^E(CONN|NOTFOUND|AI_|TIMEDOUT|HOSTUNREACH|NETUNREACH)|^57P03$/.test(code) ||
    /timeout|terminated/.test(message)
  ) {
    return `DATABASE_URL: no PostgreSQL answers at ${place} (${code || message}): start it, or mend the address`
  }
  return undefined
}

/** SQLite's result codes for a file that cannot be opened, written, or is none of its own. */
const sqliteSentences: Record<number, string> = {
  8: 'the database in it may not be written by this user',
  13: 'its disk is full',
  14: 'the database in it cannot be opened by this user',
  26: 'the file meridian.db in it is no database of Meridian',
}

function folderSentence({ code = '', errcode = 0 }: Failure, dataDir: string): string | undefined {
  const folders: Record<string, string> = {
    EACCES: 'it may not be written by this user',
    EPERM: 'it may not be written by this user',
    EROFS: 'its disk is read-only',
    ENOSPC: 'its disk is full',
    ENOTDIR: 'it is a file, or lies in one',
    EEXIST: 'it is a file',
  }
  const why = code === 'ERR_SQLITE_ERROR' ? sqliteSentences[errcode & 0xff] : folders[code]
  return (
    why && `DATA_DIR "${dataDir}" cannot be used, ${why}: set a folder that can, such as DATA_DIR=/var/lib/meridian`
  )
}
