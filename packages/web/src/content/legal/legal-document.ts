import type { ReactNode } from 'react'
import type { PageText } from '../page-meta.ts'

/** One numbered section of a legal page. Others link to its id, so it must not change. */
export type LegalSection = Readonly<{ id: string; title: string; body: ReactNode }>

export type LegalDocument = PageText &
  Readonly<{
    heading: string
    /** A calendar day; null if there is none. */
    updated: string | null
    /** Summary of the page in a sentence or two. */
    summary: string
    /** Sections, given this server's support address. */
    sections: (supportEmail: string) => readonly LegalSection[]
  }>
