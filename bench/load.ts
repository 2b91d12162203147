import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** What a load is asked for: which address, with which headers (one is taken after the other), for how long. */
export type Load = { port: number; path: string; cookies: string[]; seconds: number; connections: number }

// In a thread of its own, so that who asks does not take the time of who answers.
if (parentPort) parentPort.postMessage(await run(workerData as Load))

/** Requests answered with 200 a second, over kept connections, each asking again as soon as it is answered. */
async function run({ port, path, cookies, seconds, connections }: Load): Promise<number> {
  let answered = 0
  let isOver = false
  let next = 0
  setTimeout(() => (isOver = true), seconds * 1000)
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const socket = connect(port, '127.0.0.1')
      const ask = () => {
        const cookie = cookies[next++ % cookies.length]
        socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: meridian=${cookie}\r\n\r\n`)
      }
      let text = ''
      socket.setEncoding('latin1')
      socket.on('connect', ask)
      socket.on('error', reject)
      socket.on('data', part => {
        text += part
        const headers = text.indexOf('\r\n\r\n')
        if (headers < 0) return
        const length = Number(/content-length: (\d+)/iu.exec(text)?.[1] ?? Number.NaN)
        // A server that names no length sends chunks; the last one is empty.
        const isWhole = Number.isNaN(length) ? text.endsWith('0\r\n\r\n') : text.length >= headers + 4 + length
        if (!isWhole) return
        if (!text.startsWith('HTTP/1.1 200'))
          return void socket.destroy(new Error(`${path} answered ${text.slice(9, 12)}`))
        text = ''
        answered++
        if (isOver) {
          socket.end()
          resolve()
        } else ask()
      })
      return promise
    }),
  )
  return answered / ((performance.now() - began) / 1000)
}
