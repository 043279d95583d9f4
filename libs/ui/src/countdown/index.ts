export { Countdown, type CountdownProps } from './Countdown';
export { countdownDays, countdownText } from './timeLeft';
