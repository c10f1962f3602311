import { keepRunning } from '@rulewright/bots/arena';

// pass `process` itself; this one stands for it
const host = {
  exit: (): never => {
    throw new Error('the process has ended');
  },
};
keepRunning(host);
try {
  host.exit();
} catch (error) {
  console.log(String(error)); // Error: it has called process.exit
}
