import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { ProblemLine } from './problem-line.tsx'
import type { ChangeHousehold } from './use-household.ts'
import { useSending } from './use-sending.ts'

export function EndHousehold({ name, change }: { name: string; change: ChangeHousehold }) {
  const [isOpen, setIsOpen] = useState(false)
  const { isBusy, problem, send } = useSending()
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        End household
      </Button>
      <Modal
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`End your household with ${name}?`}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button
              variant="danger"
              busy={isBusy}
              onClick={() => void send(() => change((calls) => calls.end()))}
            >
              End household
            </Button>
          </>
        }
      >
        <p>
          You’ll both stop seeing each other’s totals and cards right away, and we’ll email {name}. Your own
          cards and accounts stay as they are.
        </p>
        <ProblemLine>{problem}</ProblemLine>
      </Modal>
    </>
  )
}
