/** `npm run categorizer -- <command>`: builds and measures the categorizer's data. */

import { runSubcommand } from '../../scripts/run-subcommand.ts'
import { brands } from './brands.ts'
import { calibrate } from './calibrate.ts'
import { evaluate } from './evaluate.ts'
import { hiddenCategories } from './hidden-categories.ts'
import { measure } from './measure.ts'
import { rewardError } from './reward-error.ts'
import { sites } from './sites.ts'
import { train } from './train.ts'

const commands = {
  brands,
  sites,
  train,
  calibrate,
  measure,
  evaluate,
  'reward-error': rewardError,
  'hidden-categories': hiddenCategories,
}

const usage = `Usage: npm run categorizer -- <command>
  brands FOLDER             compile the brand index from the unpacked npm package name-suggestion-index
  sites FOLDER              compile the extension's site table from the same package
  train                     build the classifier from the training data
    --check                 compare it with the committed one, byte by byte
  calibrate                 write how often guesses are right on sources held out of training
  measure                   print how often all layers are right on sources held out of training, and write nothing
  evaluate [FILE.csv]       score labeled lines (descriptor, leaf, count, dollars), or the ones held out of training
  reward-error FILE.csv     error of card rewards for households simulated from labeled lines
  hidden-categories FILE…   error of card rewards if the categories in statement files are hidden`

await runSubcommand(commands, usage)
