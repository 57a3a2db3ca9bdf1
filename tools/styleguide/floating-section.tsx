import { CircleHelp, LogOut, Settings, Wallet } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../packages/web/src/ui/button.tsx'
import { DropdownMenu, MenuDivider, MenuItem, MenuLink } from '../../packages/web/src/ui/dropdown-menu.tsx'
import { TextField } from '../../packages/web/src/ui/field.tsx'
import { Modal } from '../../packages/web/src/ui/modal.tsx'
import { Popover } from '../../packages/web/src/ui/popover.tsx'
import { useToast } from '../../packages/web/src/ui/toast.tsx'
import { Tooltip } from '../../packages/web/src/ui/tooltip.tsx'
import { Section, Specimen } from './specimen.tsx'

export function FloatingSection() {
  return (
    <Section
      folio={5}
      title="Slips and sheets"
      note="Only floating elements cast a shadow. Escape closes all of them."
    >
      <Modals />
      <Specimen name="Popover, menu, tooltip" className="flex flex-wrap items-center gap-4">
        <Popover
          label="Help"
          trigger={
            <Button variant="quiet" size="icon" aria-label="Help">
              <CircleHelp aria-hidden="true" className="size-5" />
            </Button>
          }
        >
          <p>A few sentences of help next to what they explain, with space for a link.</p>
        </Popover>
        <DropdownMenu trigger={<Button variant="secondary">Ada Example</Button>} align="start">
          <MenuLink to="/find-best-card-for-your-spend">
            <Wallet aria-hidden="true" /> Your Results
          </MenuLink>
          <MenuItem disabled>
            <Settings aria-hidden="true" /> Disabled
          </MenuItem>
          <MenuDivider />
          <MenuItem>
            <LogOut aria-hidden="true" /> Logout
          </MenuItem>
        </DropdownMenu>
        <Tooltip text="Assumes 30 days in a month">
          <Button variant="secondary">Average per month</Button>
        </Tooltip>
      </Specimen>
      <Toasts />
    </Section>
  )
}

const widths = [400, 500, 820] as const
const longText =
  'A long text scrolls inside the sheet while its title and its actions stay visible. The page behind does not move. '

function Modals() {
  const [width, setWidth] = useState<(typeof widths)[number] | null>(null)
  const close = () => setWidth(null)
  return (
    <Specimen name="Modal" className="flex flex-wrap gap-4">
      {widths.map((one) => (
        <Button key={one} variant="secondary" onClick={() => setWidth(one)}>
          {one} px wide
        </Button>
      ))}
      <Modal
        open={width !== null}
        onOpenChange={(open) => !open && close()}
        width={width ?? 500}
        title={`A sheet of ${width ?? 500} pixels`}
        {...(width !== 820 && {
          description: 'On a phone it is as wide as the screen minus 16 pixels on each side.',
        })}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Save</Button>
          </>
        }
      >
        {width === 820 ? (
          <p className="max-w-text">{longText.repeat(30)}</p>
        ) : (
          <TextField label="New email" type="email" />
        )}
      </Modal>
    </Specimen>
  )
}

function Toasts() {
  const toast = useToast()
  return (
    <Specimen name="Toast" className="flex flex-wrap gap-4">
      <Button variant="secondary" onClick={() => toast({ text: 'Your estimates are saved on this device.' })}>
        Note
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast({ tone: 'good', text: 'Accounts unlinked successfully!' })}
      >
        Success
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            tone: 'bad',
            text: 'The bank didn’t answer. Nothing was lost.',
            action: { label: 'Try again', altText: 'Reload the page to try again', onAction: () => {} },
          })
        }
      >
        Error with action
      </Button>
    </Specimen>
  )
}
