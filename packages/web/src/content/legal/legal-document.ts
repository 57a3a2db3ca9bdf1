import type { ReactNode } from 'react'
import type { PageWords } from '../page-meta.ts'

/** One numbered part of a legal page; its id is an address that others link to and must not change. */
export type LegalSection = Readonly<{ id: string; title: string; body: ReactNode }>

export type LegalDocument = PageWords &
  Readonly<{
    heading: string
    /** A calendar day; null where none is given. */
    updated: string | null
    /** What the page says, in a sentence or two. */
    summary: string
    /** Made for the address under which this server's support is reached. */
    sections: (supportEmail: string) => readonly LegalSection[]
  }>
