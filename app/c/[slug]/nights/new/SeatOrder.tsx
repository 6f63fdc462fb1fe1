/** The seats in the direction of play: dragged, or moved with the buttons; a tap on a name makes its dealer. */
'use client';

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Seat } from './Seat';
import type { Seats } from './seats';

export type SeatOrderProps = {
  seats: Seats;
  nameOf: (player: string) => string;
  onMove: (player: string, to: number) => void;
  onDealer: (player: string) => void;
};

export function SeatOrder({ seats, nameOf, onMove, onDealer }: SeatOrderProps) {
  const t = useTranslations('nights');
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { order } = seats;
  const place = (player: unknown) => order.indexOf(String(player)) + 1;
  const said = (key: 'lifted' | 'over' | 'dropped', player: unknown, at: number) =>
    t(key, { name: nameOf(String(player)), place: String(at), count: String(order.length) });

  function end({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) onMove(String(active.id), place(over.id) - 1);
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: t('dragHelp') },
        announcements: {
          onDragStart: ({ active }) => said('lifted', active.id, place(active.id)),
          onDragOver: ({ active, over }) =>
            over ? said('over', active.id, place(over.id)) : undefined,
          onDragEnd: ({ active, over }) => said('dropped', active.id, place((over ?? active).id)),
          onDragCancel: ({ active }) => said('dropped', active.id, place(active.id)),
        },
      }}
    >
      <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
        <ol className="flex flex-col gap-2">
          {order.map((player, index) => (
            <Seat
              key={player}
              player={player}
              name={nameOf(player)}
              place={index + 1}
              count={order.length}
              deals={seats.dealer === player}
              onMove={onMove}
              onDealer={onDealer}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
