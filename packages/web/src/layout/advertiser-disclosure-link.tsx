import { pagePaths, sentences } from '@cardsight/contract'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { AdvertiserDisclosureProps } from './advertiser-disclosure.tsx'

/** Where the same words stand on a page: for those without scripts, and for when the modal cannot be loaded. */
const PAGE_PATH = `${pagePaths.about}#AdvertiserDisclosure`

/** A link that opens the disclosure in place; the modal is loaded when it is first asked for. */
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
