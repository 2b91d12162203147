import { useLayoutEffect, useRef } from 'react'

/** Opens a dialog over everything as long as its component stands. Before what stands inside takes the focus: opening would take it away again. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opened = dialog.current
    if (opened && !opened.open) opened.showModal()
    return () => opened?.close()
  }, [])
  return dialog
}
