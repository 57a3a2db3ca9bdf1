import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { AdvertiserDisclosureProps } from './advertiser-disclosure.tsx'

/** Page with the same text: for visitors without scripts, and if the modal can't be loaded. */
const PAGE_PATH = `${pagePaths.about}#AdvertiserDisclosure`

/** Link that opens the disclosure in a modal, which is loaded on the first click. */
export function AdvertiserDisclosureLink({ className }: { className: string }) {
  const [Disclosure, setDisclosure] = useState<ComponentType<AdvertiserDisclosureProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()

  const handleClick = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) {
      return
    }
    event.preventDefault()
    try {
      const { AdvertiserDisclosure } = await import('./advertiser-disclosure.tsx')
      setDisclosure(() => AdvertiserDisclosure)
      setIsOpen(true)
    } catch {
      void navigate(PAGE_PATH)
    }
  }

  return (
    <>
      <Link to={PAGE_PATH} onClick={handleClick} aria-haspopup="dialog" className={className}>
        {sentences.advertiserDisclosure}
      </Link>
      {Disclosure !== null && <Disclosure open={isOpen} onOpenChange={setIsOpen} />}
    </>
  )
}
