#!/usr/bin/env node
// The command line; a fresh clone is made ready first.
import { build, install } from '../scripts/ready.mjs';

install();
build();
await import('../dist/src/cli/main.js');
