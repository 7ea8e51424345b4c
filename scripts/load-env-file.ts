import { existsSync } from 'node:fs'

// What is in the environment already wins over the file.
if (existsSync('.env')) process.loadEnvFile('.env')
