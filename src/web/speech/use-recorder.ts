import { useCallback, useEffect, useRef, useState } from 'react'
import { microphoneErrorText } from '#domain/speech/speech-errors.ts'
import { stop as stopPlayback } from './player.ts'

export type Recorder = {
  supported: boolean
  recording: boolean
  /** The address of what was recorded last. It never leaves the browser. */
  replay: string | undefined
  error: string | undefined
  start(): void
  stop(): void
}

/** Records the learner so that they can hear themselves beside the model. */
export function useRecorder(): Recorder {
  const [recording, setRecording] = useState(false)
  const [replay, setReplay] = useState<string>()
  const [error, setError] = useState<string>()
  const current = useRef<MediaRecorder>(undefined)
  const mounted = useRef(true)
  const supported = typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator

  const start = useCallback(() => {
    if (current.current) return
    stopPlayback()
    setError(undefined)
    navigator.mediaDevices.getUserMedia({ audio: true }).then(
      stream => {
        const release = () => {
          for (const track of stream.getTracks()) track.stop()
        }
        if (!mounted.current) return release()
        const recorder = new MediaRecorder(stream)
        const parts: Blob[] = []
        recorder.ondataavailable = event => void parts.push(event.data)
        recorder.onstop = () => {
          release()
          current.current = undefined
          if (!mounted.current) return
          setRecording(false)
          setReplay(URL.createObjectURL(new Blob(parts, { type: recorder.mimeType })))
        }
        current.current = recorder
        recorder.start()
        setRecording(true)
      },
      (reason: unknown) => setError(microphoneErrorText(reason instanceof Error ? reason.name : '', 'drill')),
    )
  }, [])
  const stop = useCallback(() => current.current?.stop(), [])

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
      if (current.current?.state === 'recording') current.current.stop()
    }
  }, [])
  useEffect(() => () => void (replay && URL.revokeObjectURL(replay)), [replay])

  return { supported, recording, replay, error, start, stop }
}
