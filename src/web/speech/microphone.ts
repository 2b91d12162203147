let opened = false

/**
 * Asks for the microphone and lets go of it at once: phones give it to one owner only. Answers the name of the device
 * error, or undefined when it may be used. Asked once; afterwards the recogniser reports what changes.
 */
export async function openMicrophone(): Promise<string | undefined> {
  if (opened) return undefined
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices
  // Pages that are not secure have no microphone; the recogniser then says so itself.
  if (!devices?.getUserMedia) return undefined
  try {
    const stream = await devices.getUserMedia({ audio: true })
    for (const track of stream.getTracks()) track.stop()
    opened = true
    return undefined
  } catch (error) {
    return error instanceof Error ? error.name : 'Error'
  }
}
