import { createContext } from 'react'

/** The id of the task that is done here, where the address does not name it. */
export const TaskAtHand = createContext<string | undefined>(undefined)
