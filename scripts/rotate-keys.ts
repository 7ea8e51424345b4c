import { StartError } from '#backend/start/start-error.ts'
import { readConfig } from '#server/config.ts'
import { ROTATION_STEPS, type RotationStep, rotateKeys, rotateSigningSecret } from '#server/rotate-keys.ts'

// Changes the key that signs access tokens, or with `secret` the signing secret, without signing people out;
// docs/operating.md says when to take each step.
const [step, what] = process.argv.slice(2) as [RotationStep, string?]
if (!ROTATION_STEPS.includes(step) || (what !== undefined && what !== 'secret')) {
  console.error(`node scripts/rotate-keys.ts ${ROTATION_STEPS.join('|')} [secret]`)
  process.exit(2)
}
try {
  const { dataDir } = readConfig()
  if (what === 'secret') {
    await rotateSigningSecret(dataDir, step)
    console.log(`The next start takes this step of the signing secret: ${step}.`)
  } else {
    const [signer, ...others] = await rotateKeys(dataDir, step)
    console.log(`From the next start ${signer} signs; also published: ${others.join(', ') || 'none'}.`)
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
