import { sentences } from '@cardsight/contract/sentences'
import { advertiserDisclosure } from '../content/about.ts'
import { Modal } from '../ui/modal.tsx'

export type AdvertiserDisclosureProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function AdvertiserDisclosure(props: AdvertiserDisclosureProps) {
  return (
    <Modal {...props} title={sentences.advertiserDisclosure}>
      <div className="space-y-4">
        {advertiserDisclosure.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Modal>
  )
}
