import { createFileRoute } from '@tanstack/react-router';
import { DeviceOrdersScreen } from '#screens/device-orders/DeviceOrdersScreen.tsx';

export const Route = createFileRoute('/deviceOrders')({ component: DeviceOrdersScreen });
