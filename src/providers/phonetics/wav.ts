/** Mono 16-bit sound as a WAV file (RIFF, PCM). */
export function wavFile(pieces: readonly Int16Array[], samplesASecond: number): Uint8Array<ArrayBuffer> {
  const samples = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const file = new Uint8Array(HEADER + samples * 2)
  const view = new DataView(file.buffer)
  const label = (at: number, text: string) => file.set(new TextEncoder().encode(text), at)
  label(0, 'RIFF')
  view.setUint32(4, HEADER - 8 + samples * 2, true)
  label(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, samplesASecond, true)
  view.setUint32(28, samplesASecond * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  label(36, 'data')
  view.setUint32(40, samples * 2, true)
  let at = HEADER
  for (const piece of pieces) {
    for (const sample of piece) {
      view.setInt16(at, sample, true)
      at += 2
    }
  }
  return file
}

const HEADER = 44
