import type { z } from 'zod';
import { isMapping, type Loose, loosely } from '../../language/loosely.ts';
import { type scenarioFormWith } from '../schema/scenario.ts';
